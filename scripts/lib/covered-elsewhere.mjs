/*
 * Answers that no test of the gateway can get, why, and the file that shows them. `answer`: a code, or `success`.
 */

/** @type {readonly { call: string, answer: string, why: string, shownBy: string }[]} */
export const elsewhere = []
