export interface WebFrameProps {
  url: string
  title: string
  onFailed: () => void
  /** The mini-program's web view: 'login', 'back' or 'share'. */
  onMessage?: (message: { type?: string }) => void
}
