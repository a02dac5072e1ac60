/*
 * WeChat's built-in components for the browser: what a customer can touch works (input, form, switch, scroll), the rest is
 * a plain box. Each entry: mount(host, component, fire, phone), update(host, component, data, phone),
 * value(component, host). `phone`: asset(address) = where a picture is loaded from, phoneCode() = WeChat's code for the phone.
 */
import { canvas } from './canvas.js'

const element = (tag, properties = {}) => Object.assign(document.createElement(tag), properties)

const field = (tag) => ({
  noSlot: true,
  mount(host, component, fire) {
    const input = element(tag)
    host.appendChild(input)
    component.inner = input
    input.addEventListener('input', (event) => {
      event.stopPropagation()
      fire('input', { value: input.value, cursor: input.value.length, keyCode: 0 })
    })
    input.addEventListener('focus', () => fire('focus', { value: input.value, height: 0 }))
    input.addEventListener('blur', () => fire('blur', { value: input.value, cursor: 0 }))
    input.addEventListener('change', (event) => event.stopPropagation())
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && tag === 'input') fire('confirm', { value: input.value })
    })
  },
  update(host, component, data) {
    const input = component.inner
    if (data.value !== undefined && data.value !== null && input.value !== String(data.value))
      input.value = String(data.value)
    input.placeholder = data.placeholder || ''
    input.disabled = Boolean(data.disabled)
    if (tag === 'input') input.type = data.password ? 'password' : 'text'
    if (data.maxlength > 0) input.maxLength = data.maxlength
    if (data.name) input.name = data.name
  },
  value: (component) => component.inner.value,
})

const choice = (type) => ({
  mount(host, component, fire) {
    const input = element('input', { type: type === 'radio' ? 'radio' : 'checkbox' })
    host.insertBefore(input, host.firstChild)
    component.inner = input
    input.addEventListener('change', (event) => {
      event.stopPropagation()
      if (type === 'switch') return fire('change', { value: input.checked })
      const group = host.closest(`wx-${type}-group`)
      if (!group) return undefined
      if (type === 'radio')
        for (const other of group.querySelectorAll('input')) if (other !== input) other.checked = false
      return group.collect?.()
    })
  },
  update(host, component, data) {
    component.inner.checked = Boolean(data.checked)
    component.inner.disabled = Boolean(data.disabled)
    host.choiceValue = data.value
  },
  value: (component) => component.inner.checked,
})

const group = (many) => ({
  mount(host, component, fire) {
    const chosen = () => {
      const on = [...host.querySelectorAll(many ? 'wx-checkbox' : 'wx-radio')].filter(
        (one) => one.querySelector('input').checked,
      )
      const values = on.map((one) => one.choiceValue)
      return many ? values : values[0]
    }
    host.chosen = chosen
    host.collect = () => fire('change', { value: chosen() })
  },
  value: (component, host) => host.chosen(),
})

const button = {
  mount(host, component, fire, { phoneCode }) {
    host.setAttribute('role', 'button')
    host.tabIndex = 0
    host.addEventListener('click', () => {
      const { disabled, formType, openType } = component.data
      if (disabled) return
      if (openType === 'getPhoneNumber') fire('getphonenumber', phoneAnswer(phoneCode()))
      if (formType === 'submit' || formType === 'reset') host.closest('wx-form')?.submitAs(formType)
    })
  },
  update(host, component, data) {
    host.toggleAttribute('disabled', Boolean(data.disabled))
    // A flow waits for it as a finger would.
    host.setAttribute('aria-disabled', String(Boolean(data.disabled)))
  },
}

/** What WeChat's phone button hands over; nobody known at this phone = refused. */
const phoneAnswer = (code) =>
  code === undefined ? { errMsg: 'getPhoneNumber:fail user deny' } : { code, errMsg: 'getPhoneNumber:ok' }

const form = {
  mount(host, component, fire) {
    host.submitAs = (kind) => {
      const value = {}
      for (const node of host.querySelectorAll('*')) {
        const name = node.formField?.name()
        if (name) value[name] = node.formField.value()
      }
      fire(kind, kind === 'submit' ? { value } : {})
    }
  },
}

/** What WeChat's modes do with a picture in its box; the box itself is 320 x 240 px unless styled. */
const imageFits = {
  scaleToFill: 'fill',
  aspectFit: 'contain',
  aspectFill: 'cover',
  widthFix: 'fill',
  heightFix: 'fill',
}

const image = {
  noSlot: true,
  mount(host, component, fire) {
    const picture = element('img')
    host.appendChild(picture)
    component.inner = picture
    picture.onload = () => {
      const ratio = picture.naturalHeight / picture.naturalWidth
      const { mode } = component.data
      if (mode === 'widthFix') host.style.height = `${host.clientWidth * ratio}px`
      if (mode === 'heightFix') host.style.width = `${host.clientHeight / ratio}px`
      fire('load', { width: picture.naturalWidth, height: picture.naturalHeight })
    }
    picture.onerror = () => fire('error', { errMsg: 'load fail' })
  },
  update(host, component, data, { asset }) {
    component.inner.style.objectFit = imageFits[data.mode] ?? 'fill'
    const src = data.src && asset(data.src)
    if (src && component.inner.getAttribute('src') !== src) component.inner.src = src
  },
}

const scrollView = {
  mount(host, component, fire) {
    host.addEventListener('scroll', (event) => {
      event.stopPropagation()
      const { scrollTop, scrollLeft, scrollHeight, scrollWidth } = host
      fire('scroll', { scrollTop, scrollLeft, scrollHeight, scrollWidth })
      const near = Number(component.data.lowerThreshold) || 50
      if (scrollTop + host.clientHeight >= scrollHeight - near) fire('scrolltolower', { direction: 'bottom' })
    })
  },
  update(host, component, data) {
    host.style.overflowY = data.scrollY ? 'auto' : 'hidden'
    host.style.overflowX = data.scrollX ? 'auto' : 'hidden'
    if (data.scrollTop !== undefined && data.scrollTop !== '' && data.scrollTop !== null)
      host.scrollTop = Number(data.scrollTop)
  },
}

const label = {
  mount(host) {
    host.addEventListener('click', (event) => {
      if (event.target.tagName !== 'INPUT') host.querySelector('input')?.click()
    })
  },
}

const picker = {
  mount(host, component, fire) {
    host.pick = (value) => fire('change', { value })
  },
  value: (component) => component.data.value,
}

const slider = {
  noSlot: true,
  mount(host, component, fire) {
    const input = element('input', { type: 'range' })
    host.appendChild(input)
    component.inner = input
    input.onchange = (event) => {
      event.stopPropagation()
      fire('change', { value: Number(input.value) })
    }
  },
  update(host, component, data) {
    Object.assign(component.inner, { min: data.min ?? 0, max: data.max ?? 100, value: data.value ?? 0 })
  },
}

const richText = {
  noSlot: true,
  update(host, component, data, { asset }) {
    host.textContent = ''
    if (typeof data.nodes === 'string') host.innerHTML = data.nodes
    else for (const node of data.nodes ?? []) host.appendChild(richNode(node, asset))
  },
}

function richNode(node, asset) {
  if (node.type === 'text') return document.createTextNode(node.text)
  const made = element(node.name)
  for (const [name, value] of Object.entries(node.attrs ?? {}))
    made.setAttribute(name, name === 'src' ? asset(value) : value)
  for (const child of node.children ?? []) made.appendChild(richNode(child, asset))
  return made
}

const webView = {
  noSlot: true,
  mount(host, component, fire) {
    component.inner = element('iframe')
    component.inner.onload = () => component.inner.src && fire('load', { src: component.inner.src })
    host.appendChild(component.inner)
  },
  update(host, component, data) {
    if (data.src) component.inner.src = data.src
  },
}

const known = {
  'wx-button': button,
  'wx-canvas': canvas,
  'wx-checkbox': choice('checkbox'),
  'wx-checkbox-group': group(true),
  'wx-form': form,
  'wx-image': image,
  'wx-input': field('input'),
  'wx-label': label,
  'wx-picker': picker,
  'wx-radio': choice('radio'),
  'wx-radio-group': group(false),
  'wx-rich-text': richText,
  'wx-scroll-view': scrollView,
  'wx-slider': slider,
  'wx-switch': choice('switch'),
  'wx-textarea': field('textarea'),
  'wx-web-view': webView,
}
const plain = [
  'view',
  'text',
  'cover-view',
  'block',
  'root-portal',
  'swiper',
  'swiper-item',
  'navigator',
  'map',
  'video',
]

/** Defines every built-in that the package uses; returns the definitions by tag. */
export function defineBuiltins(codeSpace, pkg, phone) {
  const space = codeSpace.getComponentSpace()
  const names = new Set([...Object.keys(pkg.attrs), ...Object.keys(known), ...plain.map((name) => `wx-${name}`)])
  const definitions = {}
  for (const name of names)
    definitions[name] = define(space, name, known[name] ?? {}, Object.keys(pkg.attrs[name] ?? {}), phone)
  return definitions
}

/** What WeChat's reader hears, where the browser's looks for it. */
function readAloud(host, data) {
  for (const [key, value] of Object.entries(data)) {
    if (!/^aria[A-Z]/.test(key) || value === undefined || value === null || value === '') continue
    host.setAttribute(key === 'ariaRole' ? 'role' : `aria-${key.slice(4).toLowerCase()}`, String(value))
  }
}

function define(space, is, builtin, attributes, phone) {
  const properties = {}
  for (const name of ['name', 'value', 'disabled', ...attributes]) properties[name] = { type: null, value: undefined }
  return space.defineComponent({
    is,
    options: { writeIdToDOM: true, idPrefixGenerator: null, virtualHost: false },
    properties,
    observers: {
      '**'() {
        // A page that has gone has no elements any more; WeChat lets late data fall as well.
        const host = this.mounted && this.getBackendElement()
        if (!host) return
        readAloud(this.inner ?? host, this.data)
        builtin.update?.(host, this, this.data, phone)
      },
    },
    lifetimes: {
      attached() {
        const host = this.getBackendElement()
        const fire = (type, detail) => this.triggerEvent(type, detail, { bubbles: false, composed: false })
        builtin.mount?.(host, this, fire, phone)
        if (builtin.value) host.formField = { name: () => this.data.name, value: () => builtin.value(this, host) }
        this.mounted = true
        readAloud(this.inner ?? host, this.data)
        builtin.update?.(host, this, this.data, phone)
      },
    },
  })
}
