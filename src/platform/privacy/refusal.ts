let tell: (text: string) => void = () => undefined

/** Takes what is said when a phone, an agreement or settings keep something private from the app. */
export const onPrivateRefusal = (given: (text: string) => void): void => {
  tell = given
}

export const tellPrivate = (text: string): void => tell(text)
