import type { Language } from '@i-one/contract/languages'

declare global {
  interface ImportMetaEnv {
    /** Language code of this build, for example `en`. */
    readonly LANGUAGE: Language
  }
}
