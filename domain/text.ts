/** Full-width ASCII forms and the ideographic space to their half-width forms: '１２３．５０' → '123.50'. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0]/g, ' ')

/** Characters beyond the basic plane, which old stores cannot hold, as numeric entities: '好😀' → '好&#128512;' (specification 3). */
export const encodeEmoji = (text: string): string =>
  text.replace(/[\u{10000}-\u{10FFFF}]/gu, (mark) => `&#${String(mark.codePointAt(0))};`)

/** The way back of {@link encodeEmoji}; entities of other characters, which a person may have typed, stay as they are. */
export const decodeEmoji = (text: string): string =>
  text.replace(/&#(\d{5,7});/g, (entity, digits: string) => {
    const code = Number(digits)
    return code >= 0x10000 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
  })

/** The digits of a text, full-width ones turned into plain ones: '１３８ 0000' → '1380000'. */
export const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '')

/** Length in characters as a person counts them: an emoji is one (specification 5, maxlength). */
export const characters = (text: string): number => Array.from(text).length
