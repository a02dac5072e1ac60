export { ArticlePage } from './ArticlePage'
export { Marked } from './Marked'
export { ContentBlocks, sizeText, type Block } from './ContentBlocks'
