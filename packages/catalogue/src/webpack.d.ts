/** What webpack gives for the files of a folder that fit a pattern. */
interface ImportMeta {
  webpackContext: (
    folder: string,
    options: { regExp: RegExp; mode?: 'sync' },
  ) => { keys: () => string[]; (file: string): unknown };
}
