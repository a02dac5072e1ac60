/*
 * Nothing but oxlint.config.mjs switches a rule off: no comment, no configuration of a folder, no list of files to ignore. oxlint obeys
 * comments that begin with its own name, also against a rule that refuses them, so they are looked for in the texts; where a text has a
 * word of them for a reason, it is put together.
 */
import { readFileSync } from 'node:fs'
import { at } from '../lib/paths.mjs'

/** Arguments of oxlint: with a named configuration it reads none further down; .eslintignore is no list of ours. */
export const onlyRoot = ['-c', 'oxlint.config.mjs', '--ignore-path', '.gitignore']

/** The words with which such comments begin. */
export const directives = ['eslint', 'oxlint'].flatMap((name) => ['disable', 'enable'].map((what) => `${name}-${what}`))

const DIRECTIVE = new RegExp(directives.join('|'), 'i')

/** Lines of a text that hold one, counted from 1. */
export const directivesIn = (text) =>
  text.split('\n').flatMap((line, index) => (line.search(DIRECTIVE) < 0 ? [] : [index + 1]))

/** Sentences about those of these files (from the root). */
export const directiveFaults = (files) =>
  files.flatMap((file) =>
    directivesIn(readFileSync(at(file), 'utf8')).map((line) => `${file}:${line}: a file switches no rule off`),
  )
