const { options } = require('./.dependency-cruiser.cjs');

/** No two folders may import each other, in any package, types and lazy imports included. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment:
        'Move what both folders need into a third one, or let the folder above pass it down as an argument.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    // Tests, stories, routes and sockets combine folders: nothing imports them, so they may be above.
    exclude: {
      path: [
        options.exclude.path,
        String.raw`\.(test|stories|docs)\.tsx?$`,
        'src/testing/',
        String.raw`\.(routes|socket)\.ts$`,
      ],
    },
  },
};
