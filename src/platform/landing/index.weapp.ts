/** The mini-program is opened by scene and path, never by an address with credentials. */
export const landingQuery = (): string => ''

export const replaceQuery = (_query: string): void => undefined

export const fullAddress = (): string => ''

export const leaveFor = (_url: string): void => undefined

export const leaveTo = (_url: string): void => undefined
