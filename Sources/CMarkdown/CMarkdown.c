#include "CMarkdown.h"
#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct gesso_markdown {
    cmark_node *document;
    cmark_iter *steps;
};

static pthread_once_t registered = PTHREAD_ONCE_INIT;

/* The library keeps the characters that its extensions begin with in one table for all parsers, into which a parser puts them
   before it reads inlines and from which it takes them after: one at a time. */
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

gesso_markdown *gesso_markdown_parse(const char *text, size_t length) {
    pthread_once(&registered, cmark_gfm_core_extensions_ensure_registered);
    gesso_markdown *markdown = calloc(1, sizeof *markdown);
    if (!markdown) return NULL;
    cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT | CMARK_OPT_UNSAFE);
    static const char *const names[] = {"strikethrough", "table", "autolink"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
        if (extension) cmark_parser_attach_syntax_extension(parser, extension);
    }
    pthread_mutex_lock(&turn);
    cmark_parser_feed(parser, text, length);
    markdown->document = cmark_parser_finish(parser);
    pthread_mutex_unlock(&turn);
    cmark_parser_free(parser);
    markdown->steps = cmark_iter_new(markdown->document);
    return markdown;
}

static int32_t kind_of(cmark_node *node) {
    switch (cmark_node_get_type(node)) {
    case CMARK_NODE_DOCUMENT: return GESSO_MARKDOWN_DOCUMENT;
    case CMARK_NODE_BLOCK_QUOTE: return GESSO_MARKDOWN_QUOTE;
    case CMARK_NODE_LIST: return GESSO_MARKDOWN_LIST;
    case CMARK_NODE_ITEM: return GESSO_MARKDOWN_ITEM;
    case CMARK_NODE_CODE_BLOCK: return GESSO_MARKDOWN_CODE_BLOCK;
    case CMARK_NODE_HTML_BLOCK: return GESSO_MARKDOWN_HTML_BLOCK;
    case CMARK_NODE_PARAGRAPH: return GESSO_MARKDOWN_PARAGRAPH;
    case CMARK_NODE_HEADING: return GESSO_MARKDOWN_HEADING;
    case CMARK_NODE_THEMATIC_BREAK: return GESSO_MARKDOWN_THEMATIC_BREAK;
    case CMARK_NODE_TEXT: return GESSO_MARKDOWN_TEXT;
    case CMARK_NODE_SOFTBREAK: return GESSO_MARKDOWN_SOFT_BREAK;
    case CMARK_NODE_LINEBREAK: return GESSO_MARKDOWN_LINE_BREAK;
    case CMARK_NODE_CODE: return GESSO_MARKDOWN_CODE;
    case CMARK_NODE_HTML_INLINE: return GESSO_MARKDOWN_HTML;
    case CMARK_NODE_EMPH: return GESSO_MARKDOWN_EMPHASIS;
    case CMARK_NODE_STRONG: return GESSO_MARKDOWN_STRONG;
    case CMARK_NODE_LINK: return GESSO_MARKDOWN_LINK;
    case CMARK_NODE_IMAGE: return GESSO_MARKDOWN_IMAGE;
    default: break;
    }
    const char *name = cmark_node_get_type_string(node);
    if (!strcmp(name, "strikethrough")) return GESSO_MARKDOWN_STRIKETHROUGH;
    if (!strcmp(name, "table")) return GESSO_MARKDOWN_TABLE;
    if (!strcmp(name, "table_header")) return GESSO_MARKDOWN_TABLE_HEADER;
    if (!strcmp(name, "table_row")) return GESSO_MARKDOWN_TABLE_ROW;
    if (!strcmp(name, "table_cell")) return GESSO_MARKDOWN_TABLE_CELL;
    return GESSO_MARKDOWN_OTHER;
}

bool gesso_markdown_next(gesso_markdown *markdown, gesso_markdown_event *event) {
    cmark_event_type step = cmark_iter_next(markdown->steps);
    if (step == CMARK_EVENT_DONE || step == CMARK_EVENT_NONE) return false;
    cmark_node *node = cmark_iter_get_node(markdown->steps);
    memset(event, 0, sizeof *event);
    event->kind = kind_of(node);
    event->enters = step == CMARK_EVENT_ENTER;
    switch (event->kind) {
    case GESSO_MARKDOWN_LINK:
    case GESSO_MARKDOWN_IMAGE:
        event->url = cmark_node_get_url(node);
        event->title = cmark_node_get_title(node);
        break;
    case GESSO_MARKDOWN_CODE_BLOCK:
        event->info = cmark_node_get_fence_info(node);
        event->text = cmark_node_get_literal(node);
        break;
    case GESSO_MARKDOWN_HEADING: event->number = cmark_node_get_heading_level(node); break;
    case GESSO_MARKDOWN_LIST:
        if (cmark_node_get_list_type(node) == CMARK_ORDERED_LIST) {
            int start = cmark_node_get_list_start(node);
            event->number = start > 0 ? start : 1;
        }
        break;
    default: event->text = cmark_node_get_literal(node);
    }
    return true;
}

void gesso_markdown_free(gesso_markdown *markdown) {
    if (!markdown) return;
    cmark_iter_free(markdown->steps);
    cmark_node_free(markdown->document);
    free(markdown);
}
