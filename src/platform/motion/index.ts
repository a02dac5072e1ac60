/** Has the user asked the system for less movement? Read at each call: the setting may change while the app runs. */
export const prefersLessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
