import { Refusal } from '../../http/refusal'

/** Under which name the wrong passwords of a phone are counted (LG-07). */
export const failureSubject = (phoneIndex: string): string => `phone|${phoneIndex}`

export const lockRefusal = (minutes: number): Refusal =>
  new Refusal('2009', { params: { m: minutes }, data: { minutes } })
