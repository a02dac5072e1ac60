/** An entry of the demo help centre. */
export interface SeedHelp {
  title: string
  summary: string
  keywords: readonly string[]
  /** Where it is done. */
  route?: string
  /** Only of this gas company. */
  company?: string
  /** Place among the frequent questions. */
  hot?: number
  /** Typed as staff type it. */
  text: string
}

export interface SeedHelpCategory {
  id: string
  name: string
  icon: string
  entries: readonly SeedHelp[]
}
