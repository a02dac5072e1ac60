import { collection } from '../../extensions'
import type { Ctx } from '../../http/context'

export type PaperKind = 'pdf' | 'ofd' | 'png' | 'jpg' | 'xml' | 'xlsx' | 'csv' | 'zip'

/** `pieces`: made while they are sent, for what may be large. */
export type Drawn = { name: string; kind?: PaperKind } & ({ bytes: Buffer } | { pieces: AsyncIterable<Uint8Array> })

/**
 * Draws a document when its signed address is opened (`paperUrl`). Nothing is stored: the same rows give the same document. Null for
 * one that does not exist. The address was given to a caller with the right to read it; the right is not checked again.
 */
export type Draw = (ctx: Ctx, id: string) => Promise<Drawn | null>

/** Kinds of documents; the key is a word of small letters. */
export const papers = collection<Draw>('document')
