/*
 * WeChat's canvas (type 2d) in the browser: fingers with their places in it, and its node for a selector query.
 */
export const canvas = {
  noSlot: true,
  mount(host, component) {
    const sheet = document.createElement('canvas')
    sheet.style.cssText = 'display: block; width: 100%; height: 100%; touch-action: none'
    host.appendChild(sheet)
    const fire = (type, touches) =>
      component.triggerEvent(type, {}, { bubbles: false, composed: false, extraFields: { touches } })
    const at = ({ clientX, clientY }) => {
      const { left, top } = sheet.getBoundingClientRect()
      return [{ identifier: 0, x: clientX - left, y: clientY - top }]
    }
    sheet.addEventListener('pointerdown', (event) => {
      sheet.setPointerCapture(event.pointerId)
      fire('touchstart', at(event))
    })
    sheet.addEventListener('pointermove', (event) => event.buttons !== 0 && fire('touchmove', at(event)))
    sheet.addEventListener('pointerup', () => fire('touchend', []))
    sheet.addEventListener('pointercancel', () => fire('touchcancel', []))
  },
}

/** A selector query that answers the node of a canvas too: the framework's own leaves it out. */
export function withNodes(query, { holder }) {
  const select = query.select.bind(query)
  query.select = (selector) => {
    const one = select(selector)
    const fields = one.fields.bind(one)
    one.fields = (wanted, tell) =>
      fields(wanted, (found) => {
        const node = wanted.node && holder.querySelector(selector)?.querySelector('canvas')
        tell?.(found && node ? { ...found, node } : found)
      })
    return one
  }
  return query
}
