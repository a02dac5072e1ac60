/// <reference types="@tarojs/taro" />
import type { ClientEnvironment } from '../config/env'
import type { DrawPageLoad, EarlyCall, PageShell } from '../src/platform/early/types'

declare global {
  /** Filled in by the build (config/index.ts). */
  const __APP__: ClientEnvironment
  /** Version of package.json. */
  const __VERSION__: string

  interface Window {
    /** Calls that index.html started before any script, each handed to the first `call()` of it. */
    __early?: EarlyCall[]
    /** Style sheets that index.html is still waiting for; an event `styles` follows each. */
    __styles?: number
    /** Name, shape and chunks of a page, by its path (config/h5-shell.ts). */
    __pageOf?: (path: string) => PageShell | undefined
    /** Hash in the name of each chunk's file, for webpack's own code (config/h5-shell.ts). */
    __hashes?: Record<'js' | 'css', Readonly<Record<number, string>>>
    /** index.html's drawing of a page that is loading or did not come. */
    __pageLoad?: DrawPageLoad
    /** Written by the native shell that opens the app in its web view. */
    enn?: NativeBridge
    /** The page's side of the bridge, for the shell to call. */
    ennApp?: {
      invoke(
        action: string,
        params: Record<string, unknown>,
        done: (answer: { success: boolean; code: number; message?: string }) => void,
      ): void
    }
    /** Results of a card write in the shell (part A, nfc). */
    __onNfcWrite?: (params: Record<string, unknown>) => void
    /** WeChat's JS-SDK on H5 inside WeChat. */
    wx?: WxSdk
  }

  interface WxSdk {
    miniProgram?: { redirectTo(options: { url: string }): void }
    config?(options: object): void
    ready?(run: () => void): void
    error?(run: () => void): void
    chooseImage?(options: WxAnswers<{ localIds: string[] }>): void
    getLocalImgData?(options: WxAnswers<{ localData: string }>): void
    getLocation?(
      options: WxAnswers<{ longitude: number | string; latitude: number | string; accuracy: number | string }>,
    ): void
    scanQRCode?(options: WxAnswers<{ resultStr: string }>): void
    previewImage?(options: WxAnswers<unknown>): void
    updateAppMessageShareData?(card: object): void
    updateTimelineShareData?(card: object): void
  }

  type WxAnswers<T> = Record<string, unknown> & {
    success(answer: T): void
    fail(answer: { errMsg: string }): void
    cancel(): void
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
