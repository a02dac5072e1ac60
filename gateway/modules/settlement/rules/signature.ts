import { isDrawn, SIGNATURE_AREA, type Drawn } from '@domain/signature'

/** AE-23: what the client counted, and what the picture itself shows; a client may say anything. */
export const isSignature = (drawn: Drawn & { pictureAreaPct: number }): boolean =>
  isDrawn(drawn) && drawn.pictureAreaPct >= SIGNATURE_AREA
