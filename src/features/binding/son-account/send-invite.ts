export interface SendInviteProps {
  /** Address of the invitation inside the app. */
  path: string
}
