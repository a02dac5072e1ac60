/** The build gives the address of the file. */
declare module '*.webp' {
  const address: string
  export default address
}
