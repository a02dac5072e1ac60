/** What the host draws around the page, in px. */
export interface Chrome {
  /** Status bar above our nav bar. */
  statusBarHeight: number
  /** Width at the right of the nav bar that the mini-program's capsule covers, with its margin; 0 elsewhere. */
  capsuleWidth: number
}
