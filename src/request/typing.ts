/** What is in a form, by field. */
export type Typed = Record<string, unknown>

export interface LeftTyping {
  values: Typed
  /** ms */
  savedAt: number
}

/** Keeps what is typed into forms (Y-23); `place`: address of the page and the form's name on it. */
export interface TypingKeeper {
  /** What was typed there and not sent within a day, on this phone or another. */
  left: (place: string) => LeftTyping | undefined
  note: (place: string, values: Typed) => void
  /** Sent, or cancelled. */
  forget: (place: string) => void
}

const idle: TypingKeeper = { left: () => undefined, note: () => undefined, forget: () => undefined }

/**
 * Set from the moment on that the first page has its answers (typing-keeper); the functions in `opened` are called once the stored
 * input is known.
 */
export const typing: { keeper: TypingKeeper; opened: Set<() => void> } = { keeper: idle, opened: new Set() }
