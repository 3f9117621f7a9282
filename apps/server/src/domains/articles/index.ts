export { audienceOfArticleMedia } from './article-media.service';
export { previewArticle, previewAuthor } from './articles.preview';
export { articlesAboutProduct, promotedArticles, searchArticles } from './articles.service';
export { articlesInSitemap, authorsInSitemap } from './sitemap.repo';
export { purgeUnusedMedia } from './upload-media.service';
export { memberEraser } from './member-eraser.repo';
