/// <reference types="@tarojs/taro" />
import type { ClientEnvironment } from '../config/env'
import type { EarlyHome } from '../src/platform/early/types'

declare global {
  /** Filled in by the build (config/index.ts). */
  const __APP__: ClientEnvironment
  /** Version of package.json. */
  const __VERSION__: string

  interface Window {
    /** The home call that index.html started before any script, handed to the first `call()` of it. */
    __home?: EarlyHome
    /** Style sheets that index.html is still waiting for; an event `styles` follows each. */
    __styles?: number
    /** Written by the native shell that opens the app in its web view. */
    enn?: NativeBridge
    /** WeChat's JS-SDK on H5 inside the WeChat browser. */
    wx?: { miniProgram?: { redirectTo(options: { url: string }): void } }
  }

  interface NativeBridge {
    invoke(
      action: string,
      params: Record<string, unknown>,
      done: (answer: { code: number; data?: unknown }) => void,
    ): void
  }
}

declare module '*.scss'
declare module '*.png' {
  const url: string
  export default url
}
