interface ImportMetaEnv {
  /** Language code of this build, for example `en`. */
  readonly LANGUAGE: string
}
