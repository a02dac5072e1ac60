/*
 * Class names of src/features: one prefix a style sheet, and no class of another folder. A screen's sheet lies in its folder; the
 * area's own holds what two screens use. Each class stands in the sheet and in a view beside it, and a view that uses one imports the sheet.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { at, root } from './lib/paths.mjs'

const features = at('src/features')
/** Set on the root of each page (src/ui/theme.ts). */
const LOOKS = ['app', 'theme-dark', 'text-large', 'text-care']
const CLASS = /\.([a-z][\w-]*)/g

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const read = (file) => readFileSync(file, 'utf8')
const short = (file) => path.relative(root, file)

/** The classes that the selectors of a sheet name. Loops are written out: `.mt#{$space}` stands for each value. */
function classesOf(text) {
  const found = new Set()
  let values = ['']
  for (const [, selector] of text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/((?:#\{\$\w+\}|[^{};])+)\{/g)) {
    const loop = /@each \$\w+ in (.*)/.exec(selector)
    if (loop) values = loop[1].split(',').map((value) => value.trim().replaceAll("'", ''))
    for (const value of values)
      for (const [, name] of selector.replace(/#\{\$\w+\}/g, value).matchAll(CLASS)) found.add(name)
  }
  return found
}

/** Words in the class names of a view; one that goes on with a value (`c-${tone}`) ends with `*`. */
function wordsOf(file, text) {
  const words = new Set()
  const take = (node) => {
    if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return
    if (ts.isPropertyAssignment(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) add(node.text)
    if (ts.isTemplateExpression(node)) {
      add(node.head.text, true)
      for (const span of node.templateSpans)
        add(span.literal.text.replace(/^\S+/, ''), !ts.isTemplateTail(span.literal))
    }
    ts.forEachChild(node, take)
  }
  const add = (part, goesOn = false) => {
    const names = part.split(/\s+/)
    if (goesOn) names.push(`${names.pop() ?? ''}*`)
    for (const name of names) if (name !== '' && name !== '*') words.add(name)
  }
  const visit = (node) => {
    const isClass = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && node.name.getText() === 'className'
    if (isClass && node.initializer) take(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return [...words]
}

const names = (word, name) => (word.endsWith('*') ? name.startsWith(word.slice(0, -1)) : word === name)

const problems = []
const all = filesIn(features)
const views = all
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$/.test(file))
  .map((file) => ({ file, folder: path.dirname(file), text: read(file), words: wordsOf(file, read(file)) }))
const sheets = all
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, folder: path.dirname(file), classes: classesOf(read(file)) }))
const helpers = [...classesOf(read(at('src/styles/utilities.scss'))), 'num'].filter((name) => !name.startsWith('u-'))
/** A class without a style is a test's handle on the page: it stands in the table of parts. */
const parts = read(at('src/testing/parts.ts'))

const prefixes = new Map()
for (const { file, folder, classes } of sheets) {
  const own = [...classes].filter((name) => !LOOKS.includes(name))
  for (const prefix of new Set(own.map((name) => name.split('-')[0]))) {
    const other = prefixes.get(prefix)
    if (other) problems.push(`${short(file)}: the prefix ${prefix} is that of ${short(other)}`)
    prefixes.set(prefix, file)
  }
  if (new Set(own.map((name) => name.split('-')[0])).size > 1)
    problems.push(`${short(file)}: more than one prefix: ${own.join(', ')}`)
  const within = views.filter((view) => `${view.folder}/`.startsWith(`${folder}/`))
  for (const name of own) {
    const users = within.filter(({ words }) => words.some((word) => names(word, name)))
    if (users.length === 0) problems.push(`${short(file)}: no view beside it uses ${name}`)
    const folders = new Set(users.map((view) => view.folder))
    if (users.length > 0 && folders.size === 1 && !folders.has(folder))
      problems.push(`${short(file)}: ${name} is used in ${short([...folders][0])} only and belongs there`)
  }
}

for (const { file, folder, text, words } of views) {
  const near = sheets.filter((sheet) => `${folder}/`.startsWith(`${sheet.folder}/`))
  for (const word of words) {
    if (helpers.some((name) => names(word, name))) continue
    const sheet = near.find(({ classes }) => [...classes].some((name) => names(word, name)))
    if (sheet && !text.includes(`/${path.basename(sheet.file)}'`))
      problems.push(`${short(file)}: uses ${word} and does not import ${path.basename(sheet.file)}`)
    if (!sheet && !parts.includes(`.${word}`)) problems.push(`${short(file)}: ${word} is in no sheet of its folder`)
  }
  for (const sheet of near) {
    const used = words.some((word) => [...sheet.classes].some((name) => names(word, name)))
    if (!used && text.includes(`/${path.basename(sheet.file)}'`))
      problems.push(`${short(file)}: imports ${path.basename(sheet.file)} and uses nothing of it`)
  }
}

if (problems.length > 0) {
  process.stdout.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
} else process.stdout.write(`Class names of ${views.length} views and ${sheets.length} sheets fit.\n`)
