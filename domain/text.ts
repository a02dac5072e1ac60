/** Full-width ASCII forms and the ideographic space to their half-width forms: '１２３．５０' → '123.50'. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[\uFF01-\uFF5E]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/[\u3000\u00A0]/g, ' ')

/** What people call emoji, and whatever else lies beyond the basic plane, which old stores cannot hold. */
const EMOJI = /[\u{10000}-\u{10FFFF}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/gu
const OF_EMOJI = /^(\p{Emoji_Presentation}|\p{Extended_Pictographic}|\uFE0F)$/u

/** Emoji as numeric entities: '好😀⌚' → '好&#128512;&#8986;' (specification 3). */
export const encodeEmoji = (text: string): string =>
  text.replace(EMOJI, (emoji) => Array.from(emoji, (mark) => `&#${String(mark.codePointAt(0))};`).join(''))

/** The reverse of {@link encodeEmoji}; entities of other characters, which the user may have typed, stay as they are. */
export const decodeEmoji = (text: string): string =>
  text.replace(/&#(\d{4,7});/g, (entity, digits: string) => {
    const code = Number(digits)
    if (code > 0x10ffff) return entity
    const mark = String.fromCodePoint(code)
    return code >= 0x10000 || OF_EMOJI.test(mark) ? mark : entity
  })

/** The digits of a text, full-width ones turned into plain ones: '１３８ 0000' → '1380000'. */
export const digitsOf = (text: string): string => halfWidth(text).replace(/\D/g, '')

/** Length in characters as shown: an emoji is one (specification 5, maxlength). */
export const characters = (text: string): number => Array.from(text).length
