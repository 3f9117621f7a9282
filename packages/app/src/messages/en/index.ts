/** Singular forms of this package's messages by plural id; a site's English pack includes them. */
export const singulars = {
  '{0} minutes ago': '{0} minute ago',
  '{0} hours ago': '{0} hour ago',
  '{0} days ago': '{0} day ago',
  '{0} weeks ago': '{0} week ago',
  '{0} months ago': '{0} month ago',
};
