import { environment } from '../environment'

/** Pictures and files of the gateway, wherever they are in an answer; also inside quoted markup. */
const FILES = /"\/(cms\/media|job\/file)\//g

/** The text of an answer with its files' addresses made whole: a path without a host would be looked for in the package of the mini-program. */
export const withHost = (text: string): string => text.replace(FILES, `"${environment.authCentre}/$1/`)
