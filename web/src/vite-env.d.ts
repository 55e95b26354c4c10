interface ImportMetaEnv {
  /** Code of the build's language, for example `en`. */
  readonly LANGUAGE: string
}
