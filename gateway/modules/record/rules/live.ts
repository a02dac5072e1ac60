/** What is known of a device that has not sent yet (D 3.6); without a code it never will. */
export const quiet = (deviceCode: string | null) =>
  ({
    liveState: deviceCode === null ? 'NONE' : 'OFFLINE',
    concentration: null,
    liveAt: null,
    calmSince: null,
  }) as const
