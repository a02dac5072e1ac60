/*
 * dist/weapp -> one package that the host's page can run: scripts, configs, styles as text, templates compiled by the
 * component framework that WeChat itself uses (glass-easel).
 */
import fs from 'node:fs'
import path from 'node:path'
import { TmplGroup } from 'glass-easel-template-compiler'

export interface WeappPackage {
  js: Record<string, string>
  json: Record<string, Record<string, unknown>>
  wxss: Record<string, string>
  wxml: string[]
  /** Attributes per built-in tag found in the templates: they become its properties. */
  attrs: Record<string, Record<string, 1>>
  /** What the template compiler complained about. */
  errors: { file: string; message: string; level: string; line: number }[]
  /** Source text of the compiled templates. */
  templates: string
}

interface TemplateWarning {
  message: string
  level: string
  startLine: number
}

const builtInTags = (
  'cover-image cover-view match-media movable-area movable-view page-container root-portal scroll-view sticky-header ' +
  'sticky-section swiper swiper-item view icon progress rich-text text button checkbox checkbox-group editor form input ' +
  'keyboard-accessory label picker picker-view picker-view-column radio radio-group slider switch textarea navigator audio ' +
  'camera image live-player live-pusher video map canvas web-view ad official-account open-data navigation-bar page-meta ' +
  'share-element grid-view list-view'
).split(' ')

// A host element gets the template's tag name, and a real <input> or <button> would misbehave: wx- in front of each.
const longestFirst = [...builtInTags].sort((a, b) => b.length - a.length).join('|')
const tagPattern = new RegExp(`<(/?)(${longestFirst})(?=[\\s/>])`, 'g')
const notProperties = /^(bind|catch|capture-|mut-bind|wx:|data-|id$|class$|style$|slot$|hidden$)/

export function compileWeapp(dist: string): WeappPackage {
  const group = new TmplGroup()
  const out: WeappPackage = { js: {}, json: {}, wxss: {}, wxml: [], attrs: {}, errors: [], templates: '' }
  for (const file of filesUnder(dist)) addFile(out, group, dist, file)
  out.templates = group.getTmplGenObjectGroups()
  group.free()
  out.wxss = inlined(out.wxss)
  return out
}

const importPattern = /@import\s+(?:url\()?["']([^"']+)["']\)?\s*;?/g

/** Style sheets with what they import written in place: only those of the app, pages and components are loaded by name. */
function inlined(sheets: Record<string, string>): Record<string, string> {
  const imported = new Set<string>()
  const whole = (name: string): string =>
    (sheets[name] ?? '').replace(importPattern, (_rule, wanted: string) => {
      const target = path.posix.join(path.posix.dirname(name), wanted).replace(/\.wxss$/, '')
      imported.add(target)
      return whole(target)
    })
  const all = Object.keys(sheets).map((name): [string, string] => [name, whole(name)])
  return Object.fromEntries(all.filter(([name]) => !imported.has(name)))
}

function addFile(out: WeappPackage, group: TmplGroup, dist: string, file: string): void {
  const relative = path.relative(dist, file).replaceAll('\\', '/')
  const kind = path.extname(relative)
  const name = relative.slice(0, -kind.length)
  const text = () => fs.readFileSync(file, 'utf8')
  if (kind === '.wxml') addTemplate(out, group, name, text())
  else if (kind === '.wxs') group.addScript(name, text())
  else if (kind === '.wxss') out.wxss[name] = text().replace(/(-?[\d.]+)rpx/g, 'calc($1 * 100vw / 750)')
  else if (kind === '.json') out.json[name] = JSON.parse(text()) as Record<string, unknown>
  else if (kind === '.js') out.js[name] = text()
}

function addTemplate(out: WeappPackage, group: TmplGroup, name: string, text: string): void {
  const source = text.replace(tagPattern, '<$1wx-$2')
  for (const [, tag = '', attributes = ''] of source.matchAll(/<(wx-[\w-]+)((?:\s+[^\s=<>]+="[^"]*")*)/g)) {
    for (const [, attribute = ''] of attributes.matchAll(/\s([^\s=]+)=/g)) {
      if (notProperties.test(attribute)) continue
      const properties = (out.attrs[tag] ??= {})
      properties[attribute.replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())] = 1
    }
  }
  for (const warning of (group.addTmpl(name, source) ?? []) as TemplateWarning[]) {
    out.errors.push({ file: `${name}.wxml`, message: warning.message, level: warning.level, line: warning.startLine })
  }
  out.wxml.push(name)
}

function filesUnder(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(path.join(folder, entry.name)) : [path.join(folder, entry.name)],
    )
}
