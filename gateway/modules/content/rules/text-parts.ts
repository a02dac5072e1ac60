/* What a text about a trade is made of (B 2.24). */

interface Section {
  heading: string
  steps: string[]
  paragraphs: string[]
}

export interface ProcessText {
  title: string
  sections: Section[]
}

/** A section of paragraphs. */
export const section = (heading: string, ...paragraphs: string[]): Section => ({ heading, steps: [], paragraphs })
/** A section of numbered steps. */
export const stepList = (heading: string, ...steps: string[]): Section => ({ heading, steps, paragraphs: [] })
