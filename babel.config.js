// Which engines the syntax is lowered for stands in .browserslistrc, for both hosts. Taro adds the exchange of components (react-refresh)
// to development builds of H5 only.
module.exports = {
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false }]],
}
