#ifndef CMARKDOWN_H
#define CMARKDOWN_H

// The C side of Markdown: CommonMark with strikethrough, tables and bare links, by cmark-gfm. No system header is named
// here, so that a program built against the framework needs none. Any thread.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    GESSO_MARKDOWN_OTHER = 0,
    GESSO_MARKDOWN_DOCUMENT,
    GESSO_MARKDOWN_QUOTE,
    GESSO_MARKDOWN_LIST,
    GESSO_MARKDOWN_ITEM,
    GESSO_MARKDOWN_CODE_BLOCK,
    GESSO_MARKDOWN_HTML_BLOCK,
    GESSO_MARKDOWN_PARAGRAPH,
    GESSO_MARKDOWN_HEADING,
    GESSO_MARKDOWN_THEMATIC_BREAK,
    GESSO_MARKDOWN_TABLE,
    GESSO_MARKDOWN_TABLE_HEADER,
    GESSO_MARKDOWN_TABLE_ROW,
    GESSO_MARKDOWN_TABLE_CELL,
    GESSO_MARKDOWN_TEXT,
    GESSO_MARKDOWN_SOFT_BREAK,
    GESSO_MARKDOWN_LINE_BREAK,
    GESSO_MARKDOWN_CODE,
    GESSO_MARKDOWN_HTML,
    GESSO_MARKDOWN_EMPHASIS,
    GESSO_MARKDOWN_STRONG,
    GESSO_MARKDOWN_STRIKETHROUGH,
    GESSO_MARKDOWN_LINK,
    GESSO_MARKDOWN_IMAGE,
};

typedef struct gesso_markdown gesso_markdown;

/// One step through the document: into a node or out of it. Leaves are only entered. Strings live as long as the document.
typedef struct {
    int32_t kind;
    bool enters;
    /// What a text, code or HTML says; null elsewhere.
    const char *text;
    /// Of a link or image; null elsewhere.
    const char *url;
    const char *title;
    /// The language of a code block; null elsewhere.
    const char *info;
    /// Of a heading, from 1; of an ordered list, the first number, 0 for a list without numbers.
    int32_t number;
} gesso_markdown_event;

/// Parses UTF-8. Null when there is no memory.
gesso_markdown *gesso_markdown_parse(const char *text, size_t length);
/// False after the last step.
bool gesso_markdown_next(gesso_markdown *markdown, gesso_markdown_event *event);
void gesso_markdown_free(gesso_markdown *markdown);

#ifdef __cplusplus
}
#endif
#endif
