/** WeChat asks for its camera and says itself when it is missing. */
export const lacksCamera = (): Promise<boolean> => Promise.resolve(false)
