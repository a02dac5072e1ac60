export interface PullWatch {
  /** px the finger has gone down since the page was at its top; below 0 it goes up. */
  onMove: (px: number) => void
  onEnd: () => void
}
