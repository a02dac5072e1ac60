/*
 * PostCSS: NutUI's rules for right-to-left text leave the style sheets; the product is in Chinese only. 3 KB of the mini-program's
 * main package and of the first sheet on H5.
 */
const RTL = /\.nut-rtl\b|\[dir=["']?rtl/

module.exports = () => ({
  postcssPlugin: 'without-rtl',
  Rule(rule) {
    const kept = rule.selectors.filter((selector) => !RTL.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  },
})
module.exports.postcss = true
