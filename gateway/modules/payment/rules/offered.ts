/** The channels that each host has a cashier for (AE-43), as pay/channels lists them. */
export const offered = {
  WEAPP: ['WXMINI', 'SANDBOX'],
  H5WX: ['WXJSAPI', 'SANDBOX'],
  NATIVE: ['NATIVE', 'SANDBOX'],
  H5: ['WXH5', 'SANDBOX'],
} as const

/** Whether a host can open the cashier of a channel; a host that does not name itself is trusted. */
export const canOpen = (platform: keyof typeof offered | undefined, channel: string): boolean =>
  platform === undefined || offered[platform].some((one) => one === channel)
