### Problem reports, and files that are dropped on the page.

report-problem = Report a problem
report-saved = Saved as { $file }. Attach this file to your message.
report-failed = The report could not be saved. Please try once more.
open-drop = Let go to open the file
open-refused = “{ $file }” was not opened. { $reason }
open-one = Please drop one file at a time.
open-large = It is too large for a replay, a report, an army or an overlay. Look for the file that Flipfield saved.
open-empty = The file is empty. Save it again where it came from.
open-binary = It is not a text file. Flipfield opens replays, reports, armies and overlays.
open-unreadable = It could not be read; folders cannot be opened. Choose a single file.
open-broken = It is damaged or not complete. Save the replay or report again and open the new file.
open-unknown = It is neither a replay nor a report. Look for a file that Flipfield saved.
open-no-replay = This report holds neither a replay nor a table to show. The command “flipfield replay show” reads it.
open-no-numbers = It changes no number that Flipfield knows. Compare it with an overlay that you save on the page of your own numbers.
