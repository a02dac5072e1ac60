// Which engines the syntax is lowered for stands in .browserslistrc, for both hosts. Taro adds the exchange of components (react-refresh)
// to development builds of H5 only.

// The engines know both constructs but for one case each: only that case is lowered (Babel's own option `bugfixes`, which Taro's preset
// does not pass on).
const exclude = ['transform-parameters', 'transform-optional-chaining']
const include = [
  'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
  'bugfix/transform-v8-spread-parameters-in-optional-chaining',
]

module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, exclude, include }]],
}
