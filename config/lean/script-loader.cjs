/*
 * Compiles scripts for delivery by swc, in a small part of Babel's time and to fewer bytes. Babel's preset still takes each call of Taro
 * apart, so that the package brings only what is used. Both lower to .browserslistrc.
 */
const { transformSync } = require('@swc/core')
const babel = require('babel-loader')
const browserslist = require('browserslist')

const targets = browserslist.loadConfig({ path: __dirname })

/** The oldest WebKit knows fields of classes, but not right in every scope, and the mini-program's uploader does not read them. */
const FIELDS = ['transform-class-properties', 'transform-private-methods']

/** What swc does not do as well: calls of Taro, an import() in the mini-program (a require there), private fields (longer helpers). */
const isForBabel = (source) =>
  source.includes('@tarojs') ||
  source.includes('this.#') ||
  (process.env.TARO_ENV === 'weapp' && /\bimport\(/.test(source))

module.exports = function compile(source, map) {
  if (isForBabel(source)) return babel.call(this, source, map)
  const isTyped = /\.tsx?$/.test(this.resourcePath)
  const options = {
    filename: this.resourcePath,
    swcrc: false,
    configFile: false,
    sourceMaps: this.sourceMap,
    inputSourceMap: map ? JSON.stringify(map) : false,
    isModule: 'unknown',
    env: { targets, bugfixes: true, include: FIELDS },
    jsc: {
      parser: isTyped
        ? { syntax: 'typescript', tsx: this.resourcePath.endsWith('x') }
        : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      externalHelpers: true,
      assumptions: { setPublicClassFields: true },
    },
  }
  const { code, map: ownMap } = transformSync(source, options)
  this.callback(null, code, ownMap && JSON.parse(ownMap))
  return undefined
}
