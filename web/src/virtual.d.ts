declare module "virtual:icons" {
  /** Paths of 512 by 512, by the id of a unit or of a terrain piece; `any` stands in for a unit without its own. */
  export const paths: Record<string, string>;
  export const credits: { icon: string; artist: string }[];
}

declare module "virtual:felt" {
  const url: string;
  export default url;
}

declare module "virtual:wood" {
  const url: string;
  export default url;
}
