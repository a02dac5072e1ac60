declare module 'miniprogram-simulate' {
  const simulate: {
    load(file: string, tag: string, options: object): string
    render(id: string, properties?: object): unknown
    sleep(milliseconds: number): Promise<void>
  }
  export default simulate
}
declare module 'j-component' {
  const jComponent: { register(definition: { path?: string; id: string }): unknown }
  export default jComponent
}
declare module 'glass-easel-template-compiler' {
  export class TmplGroup {
    addTmpl(path: string, source: string): unknown[] | undefined
    addScript(path: string, source: string): void
    getTmplGenObjectGroups(): string
    free(): void
  }
}
