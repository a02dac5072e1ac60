/*
 * Tells the browser to compile all functions of the first files while they come, beside the page's own thread, instead of each one on
 * that thread when it is first called: half of them run before the first card. Chromium from 136 on; a comment to all others.
 */

interface Banner {
  banner: string
  raw: boolean
  test: RegExp
  stage: number
}

interface Compiler {
  options: { mode?: string }
  webpack: {
    BannerPlugin: new (options: Banner) => { apply(compiler: Compiler): void }
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number }
  }
}

const HINT = '//# allFunctionsCalledOnLoad'
/** Not the pages' files: below 30 KB a file is compiled on the page's thread in any case, and would only lose. */
const FIRST_FILES = /^js\/(app|vendors)\./

export class H5CompiledAhead {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return
    const { BannerPlugin, Compilation } = compiler.webpack
    // Behind what takes comments away.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
    new BannerPlugin({ banner: HINT, raw: true, test: FIRST_FILES, stage }).apply(compiler)
  }
}
