export interface LaunchTarget {
  appId: string
  originalId: string
  envVersion: string
  path: string
}

/** Inside the mini-program there is nothing to open. */
export const drawLaunch = (_place: Element, _label: string, _target: LaunchTarget, _onFailed: () => void): void =>
  undefined
