/* What is imported and is no program. */

declare module '*.css'
declare module '*.scss'

/** The build gives the address of the file. */
declare module '*.png' {
  const url: string
  export default url
}

declare module '*.webp' {
  const url: string
  export default url
}
