let ready = false

/** Has WeChat accepted the signature? Without that its calls are refused. */
export const isWxReady = (): boolean => ready

export const noteWxReady = (): void => {
  ready = true
}
